"""The contract's plug-in, wherever in the repository pytest is started."""

import sys

# An installed program that lies below this folder (`build`) has brought a plug-in of its own.
if "caravel.contract.plugin" not in sys.modules:
    from contract.plugin import (
        only_whole_sums,
        pytest_addoption,
        pytest_configure,
        pytest_generate_tests,
        pytest_pycollect_makeitem,
        pytest_runtest_makereport,
    )

    __all__ = [
        "only_whole_sums",
        "pytest_addoption",
        "pytest_configure",
        "pytest_generate_tests",
        "pytest_pycollect_makeitem",
        "pytest_runtest_makereport",
    ]
