"""Time.

`calendar` when a person is there, `paces` how long a seat may think, `clock` what the host goes by: pure. `rounds` what is due.
"""
