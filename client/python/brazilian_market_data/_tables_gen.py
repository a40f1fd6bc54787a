# Generated from the declarations by `make gen`: do not edit.
"""The tables of the datasets."""

from .types_gen import DatasetId

#: The table that is downloaded where none is named, by dataset.
MAIN_TABLES: dict[DatasetId, str] = {
    "anac_fare": "anac_fare",
    "anbima_curve": "federal_bond_price",
    "b3_di_curve": "b3_di_settlement",
    "b3_event": "b3_event",
    "b3_index": "b3_index",
    "b3_isin": "b3_isin",
    "b3_quote": "b3_quote",
    "bcb_bond_trade": "bcb_bond_trade",
    "business_calendar": "business_calendar",
    "cvm_company": "cvm_company",
    "cvm_company_security": "cvm_company_security",
    "cvm_company_statement": "cvm_company_statement",
    "cvm_fidc": "cvm_fidc_segment",
    "cvm_fii_month": "cvm_fii_month",
    "cvm_fii_quarter": "cvm_fii_quarter",
    "cvm_fund_daily": "cvm_fund_daily",
    "cvm_fund_delivery": "cvm_fund_delivery",
    "cvm_fund_portfolio": "cvm_fund_portfolio",
    "cvm_fund_register": "cvm_fund",
    "cvm_fund_statement": "cvm_fund_statement",
    "debenture": "debenture",
    "statistics": "statistic_value",
}
