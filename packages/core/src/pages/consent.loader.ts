import { askedPurposes } from '../forms/consent.ts'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader('consent', async ({ configuration, consent }) => ({
  data: { asked: askedPurposes(configuration), allowed: consent?.purposes ?? [] }
}))
