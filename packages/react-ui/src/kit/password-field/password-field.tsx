import { useState } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { kitFieldsMessages } from '../kit-fields.messages.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/**
 * Takes a password and hides it until the visitor asks to see it. `autoComplete` tells password
 * managers whether it is the current or a new one.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? kitFieldsMessages.hidePassword : kitFieldsMessages.showPassword}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
