import type { ColumnType, Generated } from 'kysely'

export interface BasketTable {
  id: string
  /** `user:<id>` or `guest:<SHA-256 of the cart token>`. */
  owner: string
  /** Taken from one sequence for all baskets, so it also grows when a visitor changes basket. */
  version: number
  promo_code: string | null
  /** What the account's owner wants to write off; he may have less by now. */
  bonus_kopecks: Generated<number>
  /** The newest intents applied; empty before the first. */
  promo_intent: Generated<string>
  bonus_intent: Generated<string>
  /** Ids of the newest wishes about `selected`, in the order they came. */
  selections: Generated<string[]>
  /** The largest numbers that fast clocks made, as they came: of a line, its choice, code, bonuses. */
  early_intents: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  updated_at: Date
}

/** A removed line stays with count 0: a late intent must meet the newer one that removed it. */
export interface BasketItemTable {
  basket_id: string
  group_id: number
  count: number
  selected: Generated<boolean>
  /** More was wanted than there was. */
  clamped: Generated<boolean>
  /** The newest intent applied; empty before the first. */
  intent: Generated<string>
  /** The newest intent about `selected`. */
  select_intent: Generated<string>
  /** When the line was put in: lines keep their order. */
  added_at: Date
}

/** A set is one line: its parts are bought together, at a price of their own. */
export interface BasketSetTable {
  basket_id: string
  /** The code of the set and the groups chosen for it. */
  set_id: string
  code: string
  /** One group for each slot of the set, in the order of the slots. */
  group_ids: number[]
  count: number
  selected: Generated<boolean>
  clamped: Generated<boolean>
  intent: Generated<string>
  select_intent: Generated<string>
  added_at: Date
}

/** A product as it lay in a basket that was put aside. */
export interface StoredKeptLine {
  readonly groupId: number
  /** Said when it is gone. */
  readonly title: string
  readonly count: number
  /** Apiece, when it was put aside. */
  readonly kopecks: number
}

interface StoredKeptSet {
  readonly setId: string
  readonly title: string
  readonly count: number
}

/** A basket that a member put aside under a name. */
export interface KeptBasketTable {
  id: string
  user_id: string
  name: string
  lines: ColumnType<readonly StoredKeptLine[], string, never>
  sets: ColumnType<readonly StoredKeptSet[], string, never>
  kept_at: Date
}

/** What a visitor builds a set of. */
export interface ConstructorSetTable {
  code: string
  title: string
  text: string
  discount_percent: number
  slots: ColumnType<readonly StoredSlot[], string, string>
  sort: number
}

/** One of the groups is chosen. */
interface StoredSlot {
  readonly title: string
  readonly groupIds: readonly number[]
  /** How they look in the pocket; sets of before have none. */
  readonly cutouts?: readonly { readonly groupId: number; readonly fileId: string }[]
}

export interface PromoTable {
  /** In upper case. */
  code: string
  title: string
  percent: number | null
  amount_kopecks: number | null
  minimum_kopecks: number
  max_uses: number | null
  used: Generated<number>
  once_per_user: boolean
  /** Not valid before. */
  starts_at: Date | null
  expires_at: Date | null
  /** The most that a percentage takes off. */
  max_discount_kopecks: number | null
}

export interface PromoUseTable {
  promo_code: string
  order_id: string
  user_id: string | null
  email: string
  /** What the code took off the order. */
  amount_kopecks: Generated<number>
  /** Of a certificate: what came back to it with goods that were sent back. */
  returned_kopecks: Generated<number>
}

/** A gift certificate that was sold: the promo code of the same number spends it. */
export interface CertificateTable {
  code: string
  /** It was bought with; null of an older one whose order nobody knows. */
  order_id: string | null
  group_id: number | null
  amount_kopecks: number
  /** What can still be spent. */
  balance_kopecks: number
  /** Its money is asked back: it is not spent meanwhile. */
  refund_id: string | null
  /** Its money went back with its order or its refund. */
  ended_at: Date | null
}

export interface BasketTables {
  basket: BasketTable
  basket_item: BasketItemTable
  basket_set: BasketSetTable
  kept_basket: KeptBasketTable
  constructor_set: ConstructorSetTable
  promo: PromoTable
  promo_use: PromoUseTable
  certificate: CertificateTable
}
