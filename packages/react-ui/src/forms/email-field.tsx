import { EMAIL_MAX } from '@vitrina/core/entities'

import { TextField, type TextFieldProps } from '../kit/text-field/text-field.tsx'

/** An e-mail address, which every device is told not to correct; a login says so by `autoComplete`. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={EMAIL_MAX}
    required
    {...props}
  />
)
