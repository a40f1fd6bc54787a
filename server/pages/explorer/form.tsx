import type { Html } from '../kit/jsx-runtime.ts'
import type { Parameters } from './answers.ts'
import type { PageView } from './page.ts'
import type { Text } from '../../../schemas/core/language.ts'

export interface FormField {
  readonly name: string
  readonly label: Text
  readonly value: string
  /** Most characters that it takes. */
  readonly length: number
  /** Width in characters, where it differs from `length`. */
  readonly size?: number
  /** Choices by value; without them the field is written in. */
  readonly options?: readonly (readonly [value: string, name: string])[]
  readonly slide?: { readonly from: number; readonly to: number; readonly step: number }
}

/** So many fields stand side by side. */
const FEW_FIELDS = 4

/**
 * Renders the fields of a page, which asks for itself again in the snapshot that the reader looks at, with the
 * parameters that it keeps.
 */
export function renderForm(
  view: PageView,
  path: string,
  fields: readonly FormField[],
  send: Text,
  kept: Parameters = {},
): Html {
  const { say, language, pinned } = view
  const inputs = fields.map((field) => (
    <label>
      {say(field.label)} {renderField(field)}
    </label>
  ))
  // Many fields of no width of their own stand in columns.
  const isGrid = fields.length > FEW_FIELDS && fields.every(({ size }) => size === undefined)
  return (
    <form class={isGrid ? 'fields grid' : 'fields'} action={`/${language}${path}`}>
      {inputs}
      {Object.entries(kept).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {pinned !== null && <input type="hidden" name={pinned[0]} value={pinned[1]} />}
      <button>{say(send)}</button>
    </form>
  )
}

function renderField(field: FormField): Html {
  if (field.slide !== undefined) return renderSlider(field, field.slide)
  return field.options === undefined ? renderInput(field) : renderSelect(field, field.options)
}

/** Renders a slider. With a script, the style sheet shows its value beside it. */
function renderSlider({ name, value }: FormField, { from, to, step }: NonNullable<FormField['slide']>): Html {
  return (
    <>
      <input type="range" name={name} value={value} min={from} max={to} step={step} />
      <span class="slid" aria-hidden="true" />
    </>
  )
}

function renderInput({ name, value, length, size = length }: FormField): Html {
  return <input name={name} value={value} maxlength={length} size={size} autocomplete="off" />
}

function renderSelect({ name, value: chosen }: FormField, options: NonNullable<FormField['options']>): Html {
  return (
    <select name={name}>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  )
}
