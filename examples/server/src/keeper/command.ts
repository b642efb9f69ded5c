import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { Bus } from '../http/ports.ts'
import type { ReadBuild } from './served-build.ts'

/** What a command of the shop keeper works on. */
export interface KeptShop {
  readonly db: Kysely<Database>
  readonly live: Bus
  readonly now: () => Date
  readonly servedBuild?: ReadBuild
}

interface OptionHelp {
  readonly meaning: string
  /** An option without a value: it is there or not. */
  readonly isFlag?: boolean
}

export interface KeeperCommand {
  readonly name: string
  readonly purpose: string
  /** The values after the name, in their order, all of them needed; the last may be optional. */
  readonly values: readonly string[]
  readonly optionalValue?: string
  readonly options: Readonly<Record<string, OptionHelp>>
  readonly example: string
  /** Returns what to print. */
  run(args: CommandArguments, shop: KeptShop): Promise<string>
}

export interface CommandArguments {
  /** Of `values`, then of `optionalValue`; an absent one is ''. */
  value(place: number): string
  option(name: string): string | undefined
  has(flag: string): boolean
}

/** The arguments make no sense: the line says which and why. */
export class WrongArguments extends Error {}
