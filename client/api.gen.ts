// Generated from the declarations by `make gen`: do not edit.
export interface paths {
    readonly "/v1/fund/{cnpj}/portfolio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a fund class held at the end of a month, line by line
         * @description The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines stand in full, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are no investments, but they are part of the total.
         */
        readonly get: operations["fund_portfolio"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every version of a monthly portfolio that this installation has seen, and what changed in each
         * @description Oldest first. A filing is amended in place at its source and the old one vanishes: these are the versions that this installation compiled. Ask for the portfolio with `snapshot=` of `first_snapshot` to see one.
         */
        readonly get: operations["fund_revisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A fund class: what it is, who serves it, its newest NAV and portfolio total
         * @description The class as the registers describe it, with the parties that serve it, the NAV last reported and the total of the newest portfolio. Of a fund that never filed a portfolio the total and the reference dates are null.
         */
        readonly get: operations["fund"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/changelog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What each snapshot changed: partitions added or amended, their rows, the values that were cleaned and why
         * @description Newest first, a row a table and partition. A recompile says that the compiler or its settings changed, an amendment that the source did.
         */
        readonly get: operations["changelog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the process runs
         * @description Says nothing of the data: a supervisor restarts a process that does not answer here.
         */
        readonly get: operations["healthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the server can answer requests for data
         * @description A load balancer sends requests here only while this answers 200.
         */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document
         * @description The whole API as OpenAPI 3.1, generated from the declarations that the server runs.
         */
        readonly get: operations["openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A parameter is wrong, unknown or given twice, or the address is not properly encoded. */
        readonly InvalidInput: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "invalid_input";
            /** @description What is wrong with the request as a whole, and with each parameter. */
            readonly error_data: {
                readonly formErrors: readonly string[];
                readonly fieldErrors: {
                    readonly [key: string]: readonly string[];
                };
            };
        };
        /** @description The key is missing, unknown, revoked or expired, or two different keys were sent. */
        readonly NotAuthorized: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "not_authorized";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The key may not ask for this dataset. */
        readonly Forbidden: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "forbidden";
            readonly error_data: {
                readonly dataset?: string;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description There is no such thing, month or snapshot; `error_data.reason` says which. */
        readonly NotFound: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "not_found";
            readonly error_data: {
                /** @description What is not there, such as fund_not_found or portfolio_not_found. */
                readonly reason: string;
                /** @description Of a portfolio that is not there: the competences that are. */
                readonly available?: {
                    /** Format: date */
                    readonly first: string;
                    /** Format: date */
                    readonly last: string;
                    /** Format: date */
                    readonly nearest: string;
                } | null;
                /**
                 * @description The month lacks members: only its NAV is known.
                 * @constant
                 */
                readonly incomplete_month?: true;
                /**
                 * @description It was filed once and is gone.
                 * @constant
                 */
                readonly withdrawn?: true;
                /** @description The oldest snapshot that there is. */
                readonly first_snapshot?: string | null;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description The address takes GET and HEAD alone. */
        readonly MethodNotAllowed: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "method_not_allowed";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The request can be meant in several ways; `error_data.reason` says how. */
        readonly Conflict: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "conflict";
            readonly error_data: {
                readonly reason: string;
                /** @description Parameters that exclude each other. */
                readonly parameters?: readonly string[];
                /** @description The classes of a fund, when its CNPJ stands for several. */
                readonly classes?: readonly {
                    readonly cnpj: string;
                    readonly name: string;
                }[];
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description The key has used its requests of this minute, or the address has failed too often. */
        readonly RateLimited: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "rate_limited";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A bug of ours; the request id finds it in the log. */
        readonly InternalError: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "internal_error";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description No snapshot yet, shutting down, or overloaded: try again. */
        readonly Unavailable: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "unavailable";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A fund class as the registers and its filing describe it. */
        readonly Fund: {
            /**
             * Format: uuid
             * @description UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ.
             */
            readonly id: string;
            /** @description Number in the register of Resolution CVM 175; "" where there is none. */
            readonly cvm_id: string;
            /** @description Code given by the regulator; "" where there is none. */
            readonly cvm_code: string;
            /** @description CNPJ of the class, without punctuation. */
            readonly cnpj: string;
            /**
             * @description Type of fund in our closed vocabulary.
             * @enum {string}
             */
            readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other";
            /**
             * @description Operational status in our closed vocabulary.
             * @enum {string}
             */
            readonly status: "normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown";
            /** @description Day the status began. */
            readonly status_date: string | null;
            /** @description First day of registration under this number. */
            readonly registration_date: string | null;
            /** @description Day the fund was set up. */
            readonly creation_date: string | null;
            /** @description First day of the financial year. */
            readonly exercise_date: string | null;
            /** @description Last day of the financial year. */
            readonly exercise_end_date: string | null;
            /** @description Day of cancellation. */
            readonly cancelation_date: string | null;
            /**
             * Format: date-time
             * @description When the newest source file behind this description was retrieved.
             */
            readonly updated_at: string;
            /** @description Registered name; of a class in no register the name at filing. */
            readonly name: string;
            /** @description Adaptation to Resolution CVM 175. */
            readonly rcvm175: {
                /** @description Whether it was adapted to Resolution CVM 175. */
                readonly is_compliant: boolean;
                /** @description Day of that adaptation. */
                readonly compliance_date: string | null;
            };
            /** @description Net asset value as reported, BRL. */
            readonly nav_value_reported: number | null;
            /** @description Day of the reported NAV, as the number YYYYMMDD. */
            readonly nav_value_reported_reference_date: number | null;
            /** @description The parties that serve the class, by role. */
            readonly integrants: readonly {
                /**
                 * @description What the party does for the class.
                 * @enum {string}
                 */
                readonly type: "administrator" | "manager" | "auditor" | "custodian" | "controller" | "director";
                /** @description Name of the party; "" where none is filed. */
                readonly name: string;
                /** @description CNPJ, or a natural person's CPF, masked; "" where none is filed. */
                readonly document: string;
                /**
                 * @description Which of the two the document is.
                 * @enum {string}
                 */
                readonly document_type: "CNPJ" | "CPF" | "";
            }[];
            /** @description Signed sum of all items of the portfolio, BRL: cash, payables and confidential totals included. */
            readonly total_portfolio_value: number | null;
            /** @description Last day of the competence month of that total. */
            readonly total_portfolio_value_reference_date: string | null;
        };
        /** @description A line of a portfolio. */
        readonly PortfolioItem: {
            /** @description Stable name of the line: a hash of block, class, month and what identifies the holding, then an ordinal among equals. */
            readonly id: string;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description Whether the issuer is related to the manager or administrator. */
            readonly related_issuer: boolean;
            /** @description Accounting intent: for trading, or held to maturity. */
            readonly business_type: string;
            /** @description Quantity sold in the month. */
            readonly sales_quantity: number;
            /** @description Value sold in the month. */
            readonly sales_value: number;
            /** @description Quantity bought in the month. */
            readonly purchases_quantity: number;
            /** @description Value bought in the month. */
            readonly purchases_value: number;
            /** @description Quantity at the end of the month, without sign even for shorts. */
            readonly final_position_quantity: number;
            /** @description Value at the end of the month; liabilities negative, futures as filed. */
            readonly final_position_value: number | null;
            /** @description Cost at the end of the month. */
            readonly final_position_cost: number | null;
            /** @description Day until which the holding is confidential. */
            readonly confidentiality_deadline: string | null;
            /** @description 100 × value ÷ reported NAV of the same competence, half away from zero; null where neither NAV nor total is positive. */
            readonly portfolio_share_percent: number | null;
            /** @description What the line's block says beside the common fields; keys without a value are left out. */
            readonly metainfo: {
                /** @description Block of the filing: 1 to 8, confid, fie, fie_confid. */
                readonly block: string;
                /** @description Our closed grouping of application labels. */
                readonly category: string;
                /** @description False for cash, payables and receivables. */
                readonly is_investment: boolean;
                /**
                 * @description Only of a confidential total, which names no asset.
                 * @constant
                 */
                readonly confidential?: true;
                /**
                 * @description Only of a line that stands for several holdings.
                 * @constant
                 */
                readonly aggregated?: true;
                /** @description For futures, options and forwards: long or short. */
                readonly side?: string;
                /** @description Value exactly as filed, where the published one has another sign. */
                readonly filed_value?: number;
                /** @description Number of the filing, in the structured funds' file only. */
                readonly document_id?: string;
                /** @description Family of a federal bond (block 1). */
                readonly bond_type?: string;
                /** @description ISIN (blocks 1, 4). */
                readonly isin?: string;
                /** @description Code in the Selic system (blocks 1, fie). */
                readonly selic_code?: string;
                /**
                 * Format: date
                 * @description Day of issue (block 1).
                 */
                readonly issue_date?: string;
                /**
                 * Format: date
                 * @description Day of maturity (blocks 1, 5, 6, 7, fie).
                 */
                readonly maturity_date?: string;
                /** @description CNPJ of the class whose quotas are held (blocks 2, fie). */
                readonly fund_cnpj?: string;
                /** @description Name of the fund whose quotas are held (blocks 2, fie). */
                readonly fund_name?: string;
                /** @description Subclass whose quotas are held (block 2). */
                readonly subclass_id?: string;
                /** @description Code of a swap (block 3). */
                readonly swap_code?: string;
                /** @description The two legs of a swap (block 3). */
                readonly swap_description?: string;
                /** @description Ticker, contract or registration code (blocks 4, 7, fie). */
                readonly asset_code?: string;
                /** @description Description (blocks 4, 8, fie; futures of fie have their ticker here). */
                readonly asset_description?: string;
                /**
                 * Format: date
                 * @description Start of validity or listing (blocks 4, fie).
                 */
                readonly start_date?: string;
                /**
                 * Format: date
                 * @description End of validity, expiry (block 4).
                 */
                readonly end_date?: string;
                /** @description CNPJ of the issuer (block 5). */
                readonly issuer_cnpj?: string;
                /** @description PF for a natural person, PJ for a legal entity (blocks 6, 8, fie). */
                readonly issuer_person_type?: string;
                /** @description CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie). */
                readonly issuer_document?: string;
                /** @description Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie). */
                readonly issuer_name?: string;
                /** @description Whether the paper pays a floating rate (blocks 5, 6). */
                readonly floating?: boolean;
                /** @description Code of the index paid (blocks 5, 6). */
                readonly indexer_code?: string;
                /** @description Name of the index paid (blocks 5, 6). */
                readonly indexer_description?: string;
                /** @description Percent of the index paid. */
                readonly indexer_percent?: number;
                /** @description Spread over the index, percent a year. */
                readonly spread_percent?: number;
                /** @description Fixed rate, percent a year. */
                readonly fixed_rate_percent?: number;
                /** @description Whether the issuer is rated (blocks 5, 7, fie). */
                readonly rated?: boolean;
                /** @description Agency that rates the issuer (blocks 5, 7). */
                readonly rating_agency?: string;
                /**
                 * Format: date
                 * @description Day of the rating (blocks 5, 7).
                 */
                readonly rating_date?: string;
                /** @description The rating (blocks 5, 7). */
                readonly rating?: string;
                /** @description Whether the paper is registered at Cetip (block 6). */
                readonly cetip_registered?: boolean;
                /** @description Whether the paper is guaranteed (block 6). */
                readonly guaranteed?: boolean;
                /** @description Financial institution that is jointly liable (block 6). */
                readonly coobligor_cnpj?: string;
                /** @description Whether the foreign holding is a collective vehicle (block 7). */
                readonly collective?: boolean;
                /** @description Whether the manager influences that vehicle (block 7). */
                readonly collective_managed?: boolean;
                /** @description Country: letters in block 7, numbers in fie, not to be unified. */
                readonly country_code?: string;
                /** @description Name of the country (blocks 7, fie). */
                readonly country?: string;
                /** @description Code of the exchange or market (blocks 7, fie). */
                readonly market_code?: string;
                /** @description Name of the exchange or market (blocks 7, fie). */
                readonly market?: string;
                /** @description Description of the foreign asset (block 7). */
                readonly foreign_description?: string;
                /** @description Quantity of the foreign asset (block 7). */
                readonly foreign_quantity?: number;
                /** @description Value of the foreign asset, currency not filed (block 7). */
                readonly foreign_value?: number;
            };
            /** @description Where the line was read; with `provenance=true`. */
            readonly source?: {
                /** @description File as downloaded. */
                readonly file: string;
                /** @description File inside the zip that the line stands in. */
                readonly member: string;
                /** @description Number of the line in that file; the header is line 1. */
                readonly line: number;
                /** @description SHA-256 of the file as downloaded. */
                readonly sha256: string;
            };
        };
        /** @description A version of a monthly portfolio. */
        readonly PortfolioRevision: {
            /** @description 1, 2, … in the order in which this installation saw them. */
            readonly version: number;
            /**
             * @description What happened to the portfolio.
             * @enum {string}
             */
            readonly change: "first" | "amended" | "confidentiality_released" | "withdrawn";
            /** @description Snapshot that brought the version. */
            readonly first_snapshot: string;
            /** @description Instant of its publication, UTC. */
            readonly published_at: string;
            /** @description Instant of the newest delivery that CVM logged by then, UTC; the log begins in 2025. */
            readonly delivered_at: string | null;
            /** @description Hash of NAV and lines; none once withdrawn. */
            readonly content_hash: string;
            /** @description Lines that were not there before. */
            readonly lines_added: number;
            /** @description Lines that are gone. */
            readonly lines_removed: number;
            /** @description Lines of the same holding with another figure or text. */
            readonly lines_changed: number;
            /** @description Signed sum of the lines of the version before. */
            readonly previous_total_portfolio_value: number | null;
            /** @description Signed sum of the lines of this version. */
            readonly total_portfolio_value: number | null;
        };
        /** @description What a snapshot changed in a table and partition. */
        readonly Change: {
            /** @description Snapshot that brought the change. */
            readonly snapshot: string;
            /** @description Instant of its publication, UTC. */
            readonly published_at: string;
            /** @description Dataset that the table belongs to. */
            readonly dataset: string;
            /** @description Partition, such as competence_month=2025-10, or all. */
            readonly partition: string;
            /** @description Table. */
            readonly table: string;
            /** @description added; amended (the source changed); recompiled (the compiler or its settings changed); rolled_back; removed. */
            readonly change: string;
            /** @description Rows after the change. */
            readonly rows: number;
            /** @description Rows whose key was not there before. */
            readonly rows_added: number;
            /** @description Rows whose key is not there any more. */
            readonly rows_removed: number;
            /** @description Rows of the same key in which a value is another; where a row stands in its file does not count. */
            readonly rows_changed: number;
            /** @description Of a table of cleaned values: how many values of which column were changed, and why. */
            readonly cleaned: readonly {
                /** @description Column of the source. */
                readonly column: string;
                /** @description Why its values were changed. */
                readonly reason: string;
                /** @description How many. */
                readonly values: number;
            }[];
        };
    };
    responses: {
        /** @description A parameter is wrong, unknown or given twice, or the address is not properly encoded. */
        readonly InvalidInput: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "page_size: Use a whole number from 1 to 1000.",
                 *       "code": "invalid_input",
                 *       "error_data": {
                 *         "formErrors": [],
                 *         "fieldErrors": {
                 *           "page_size": [
                 *             "Use a whole number from 1 to 1000."
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InvalidInput"];
            };
        };
        /** @description The key is missing, unknown, revoked or expired, or two different keys were sent. */
        readonly NotAuthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Send your API key in the header x-api-key, or as Authorization: Bearer KEY.",
                 *       "code": "not_authorized",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["NotAuthorized"];
            };
        };
        /** @description The key may not ask for this dataset. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This API key may not ask for cvm_fund_portfolio: ask the operator for the scope.",
                 *       "code": "forbidden",
                 *       "error_data": {
                 *         "dataset": "cvm_fund_portfolio"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description There is no such thing, month or snapshot; `error_data.reason` says which. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Fund 62415896000127 has no portfolio for 2019-01 in this snapshot. Nearest is 2025-10-31.",
                 *       "code": "not_found",
                 *       "error_data": {
                 *         "reason": "portfolio_not_found",
                 *         "available": {
                 *           "first": "2025-10-31",
                 *           "last": "2025-10-31",
                 *           "nearest": "2025-10-31"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NotFound"];
            };
        };
        /** @description The address takes GET and HEAD alone. */
        readonly MethodNotAllowed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Allow: components["headers"]["Allow"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "POST is not for this address: use GET.",
                 *       "code": "method_not_allowed",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["MethodNotAllowed"];
            };
        };
        /** @description The request can be meant in several ways; `error_data.reason` says how. */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "as_of and snapshot both say which snapshot answers: send one of them.",
                 *       "code": "conflict",
                 *       "error_data": {
                 *         "reason": "mutually_exclusive_parameters",
                 *         "parameters": [
                 *           "as_of",
                 *           "snapshot"
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Conflict"];
            };
        };
        /** @description The key has used its requests of this minute, or the address has failed too often. */
        readonly RateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This key has used its requests for now: try again in 12 seconds.",
                 *       "code": "rate_limited",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["RateLimited"];
            };
        };
        /** @description A bug of ours; the request id finds it in the log. */
        readonly InternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something broke on our side. Tell us the X-Request-Id of this answer.",
                 *       "code": "internal_error",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["InternalError"];
            };
        };
        /** @description No snapshot yet, shutting down, or overloaded: try again. */
        readonly Unavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Nothing is published yet: try again later.",
                 *       "code": "unavailable",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["Unavailable"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this answer in the operator's log; a client's own X-Request-Id is echoed. */
        readonly "X-Request-Id": string;
        /** @description Snapshot that answered. With `snapshot=` of it the same answer comes for ever. */
        readonly "X-Snapshot-Id": string;
        /** @description Names these very bytes: with `If-None-Match` of it the answer is 304. */
        readonly ETag: string;
        /** @description For ever where the snapshot was named, else to be asked for again each time. */
        readonly "Cache-Control": string;
        /** @description rel="next": the next page, when this one is full. rel="deprecation": where a deprecation is announced. */
        readonly Link: string;
        /** @description With `download=true`: the name of the file. */
        readonly "Content-Disposition": string;
        /** @description Requests a minute that this key may send. */
        readonly "X-RateLimit-Limit": number;
        /** @description Requests that are left of them. */
        readonly "X-RateLimit-Remaining": number;
        /** @description When they are counted anew, in UNIX seconds. */
        readonly "X-RateLimit-Reset": number;
        /** @description The same, as draft 8 of the RateLimit header fields has it. */
        readonly RateLimit: string;
        /** @description The limit itself, as that draft has it. */
        readonly "RateLimit-Policy": string;
        /** @description Seconds to wait before the next try. */
        readonly "Retry-After": number;
        /** @description Bearer: how a key is sent. */
        readonly "WWW-Authenticate": string;
        /** @description Methods that this address takes. */
        readonly Allow: string;
        /** @description Since when something that this answer rests on is deprecated (RFC 9745): @ and UNIX seconds. */
        readonly Deprecation: string;
        /** @description When it may be gone (RFC 8594). */
        readonly Sunset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly fund_portfolio: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the competence month asked for; omitted, the newest. YYYYMMDD or YYYY-MM-DD. */
                readonly date?: string;
                /** @description With the file, member and line that each item was read from. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the format asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description `complete`, or `partial; missing=` and the members that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                            /** @description The lines. */
                            readonly portfolio: readonly components["schemas"]["PortfolioItem"][];
                        };
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_revisions: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the competence month asked for; omitted, the newest. YYYYMMDD or YYYY-MM-DD. */
                readonly date?: string;
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the format asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["PortfolioRevision"][];
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund: {
        readonly parameters: {
            readonly query?: {
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the format asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Last day of the newest competence month; null where none was filed. */
                        readonly reference_date: string | null;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                        };
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changelog: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the changes of this dataset. */
                readonly dataset?: "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register";
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD. */
                readonly to?: string;
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the format asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Change"][];
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly healthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description The process answers.
                         * @constant
                         */
                        readonly status: "ok";
                    };
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description A snapshot is open.
                         * @constant
                         */
                        readonly status: "ready";
                        /** @description The newest one, which answers. */
                        readonly snapshot: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly openapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly openapi: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
}
