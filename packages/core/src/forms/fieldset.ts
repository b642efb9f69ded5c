type Autocomplete =
  | 'address-level2'
  | 'current-password'
  | 'email'
  | 'name'
  | 'off'
  | 'postal-code'
  | 'tel'
  | 'username'

/** The attributes of an `input`, as HTML names them. */
export interface InputAttributes {
  readonly id: string
  readonly name: string
  readonly type: 'checkbox' | 'email' | 'hidden' | 'password' | 'radio' | 'tel' | 'text'
  readonly value: string
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly autocomplete?: Autocomplete
  readonly inputmode?: 'numeric'
  readonly placeholder?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-label'?: string
}

/**
 * A field for a front that draws all its forms by one loop: what an `input` gets, the words around it, and
 * the commands of its events. A form that is posted to a server has no commands.
 */
export interface DrawnField<Command = never> {
  readonly input: InputAttributes
  readonly label: string
  /** What is said of it, or an empty string. */
  readonly note: string
  /** What is wrong with it, or an empty string. */
  readonly error: string
  /** Command of its `input` event. */
  readonly edit?: (typed: { readonly value: string; readonly checked: boolean }) => Command
  /** Command of its `blur` event; none where leaving it changes nothing. */
  readonly leave?: Command | undefined
}

/** Fields under one heading. */
export interface Fieldset<Command = never> {
  readonly legend: string
  readonly fields: readonly DrawnField<Command>[]
  /** What is said below its fields, or an empty string. */
  readonly note: string
  /** Its fields are in sight from the start. */
  readonly isOpen: boolean
}
