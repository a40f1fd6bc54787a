import { figures } from './figures.ts'
import { fundFigures } from './fund-figures.ts'

/** The addresses of figures, by which classes are compared and ranked. */
export const figureEndpoints = [figures, fundFigures]
