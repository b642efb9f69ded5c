import { queryParams } from '@vitrina/core/routes'

import { defineLoader } from '../../page/define-loader.ts'

/** The page whose form has led here stands in the address, and what it says of it on the screen. */
export const loader = defineLoader('user-signin', async ({ url, whySignIn }) => ({
  data: { reason: whySignIn(queryParams(url).get('reason') ?? '') }
}))
