"""The contract's plug-in and the tests' set-up, wherever pytest is started."""

import sys

import pytest

# An installed program that lies below this folder (`build`) has brought a plug-in of its own.
if "caravel.contract.plugin" not in sys.modules:
    from contract import plugin
    from contract.plugin import (
        only_whole_sums,
        pytest_configure,
        pytest_generate_tests,
        pytest_pycollect_makeitem,
        pytest_runtest_makereport,
    )
    from tests import running

    __all__ = [
        "only_whole_sums",
        "pytest_addoption",
        "pytest_configure",
        "pytest_generate_tests",
        "pytest_pycollect_makeitem",
        "pytest_runtest_makereport",
    ]

    def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
        plugin.pytest_addoption(parser)
        pluginmanager.register(running)
