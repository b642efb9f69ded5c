import { TextField, type TextFieldProps } from './text-field.tsx'

const ADDRESS_MAX = 254

/** An e-mail address, which every device is told not to correct; a login says so by `autoComplete`. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={ADDRESS_MAX}
    required
    {...props}
  />
)
