import { measurePortfolio } from './bench/portfolio.ts'
for (let k = 0; k < 3; k++) await measurePortfolio('/tmp/synth/d', '2025-10')
process.exit(0)
