import type { Endpoint } from '../../../../api/endpoint.ts'
import { industryFlows } from './flows.ts'
import { industry } from './industry.ts'
import { industrySurvivorship } from './survivorship.ts'

/** Endpoints about all funds together. */
export const industryEndpoints: readonly Endpoint[] = [industry, industryFlows, industrySurvivorship]
