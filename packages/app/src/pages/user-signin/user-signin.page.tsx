import { SignInForm } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({ frame: entrance, View: SignInForm })
