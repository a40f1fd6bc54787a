import { figures } from './figures.ts'
import { fundFigures } from './fund-figures.ts'

export const figureEndpoints = [figures, fundFigures]
