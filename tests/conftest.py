"""What all tests share: how hard Hypothesis tries."""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]  # whole rounds are large, and machines are slow

settings.register_profile("default", deadline=None, suppress_health_check=QUIET, max_examples=60)
settings.register_profile("ci", deadline=None, suppress_health_check=QUIET, max_examples=60, derandomize=True)
settings.register_profile("pure", deadline=None, suppress_health_check=QUIET, max_examples=15, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "default"))
