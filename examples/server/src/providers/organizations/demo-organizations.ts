import type { OrganizationOption } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { OrganizationTable } from '../../db/schema/delivery.ts'
import type { Database } from '../../db/schema.ts'
import { foldName, matchName } from '../address/fuzzy-match.ts'
import type { OrganizationProvider } from './organization-provider.ts'

const DIGITS = /^\d{1,12}$/
const LEGAL_INN_LENGTH = 10

/** Searches the demo organisations of the store. */
export const createDemoOrganizations = (db: Kysely<Database>): OrganizationProvider => ({
  async organizations(text) {
    const typed = foldName(text)
    if (typed === '') return []
    const all = await db.selectFrom('organization').selectAll().orderBy('inn').execute()
    return (DIGITS.test(typed) ? byInn(all, typed) : byName(all, typed)).map(toOption)
  }
})

type Row = Selectable<OrganizationTable>

const byInn = (rows: readonly Row[], digits: string) =>
  rows.filter(({ inn }) => inn.startsWith(digits))

/** Every typed word must be found in the name or the address: «лицей казань». */
const byName = (rows: readonly Row[], typed: string) =>
  rows.filter(({ title, address }) => {
    const words = foldName(`${title} ${address}`).split(/[^\p{L}\d]+/u)
    return typed.split(' ').every(part => words.some(word => matchName(part, word) > 0))
  })

const toOption = ({ inn, title, kpp, address }: Row): OrganizationOption => ({
  value: title,
  inn,
  kpp: kpp === '' ? null : kpp,
  title,
  address,
  type: inn.length === LEGAL_INN_LENGTH ? 'LEGAL' : 'INDIVIDUAL',
  isActive: true
})
