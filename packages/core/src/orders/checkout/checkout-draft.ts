import type { OrderForm } from '../../entities/order.ts'
import { tabStorageKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { type CheckoutContext, emptyOrderForm } from '../order-form/checkout-state.ts'

export type DraftStorage = Pick<Platform, 'tabStorage'>

const SCENARIOS = ['person', 'organization']
const papers = { inn: '', title: '' }

/**
 * What the visitor typed in this tab before; consents are given anew each time. A draft of an account is
 * read by that account alone: `owner` is its id, none for a guest.
 */
export function readDraft({ tabStorage }: DraftStorage, owner?: string): OrderForm | undefined {
  if ((tabStorage.get(tabStorageKeys.draftOwner) ?? owner) !== owner) return undefined
  const draft = jsonOf(tabStorage.get(tabStorageKeys.checkoutDraft))
  return isOrderForm(draft) ? { ...draft, accept: false, mailing: false } : undefined
}

/** Keeps what is typed from now on in the tab, until it has become an order. */
export function draftKeeper({ tabStorage }: DraftStorage, known: OrderForm, owner?: string) {
  let kept = known
  return ({ form, placed }: Pick<CheckoutContext, 'form' | 'placed'>): void => {
    const { checkoutDraft, draftOwner } = tabStorageKeys
    if (placed !== undefined) {
      for (const key of [checkoutDraft, draftOwner]) tabStorage.remove(key)
    } else if (form !== kept) {
      tabStorage.set(checkoutDraft, JSON.stringify(form))
      if (owner === undefined) tabStorage.remove(draftOwner)
      else tabStorage.set(draftOwner, owner)
    }
    kept = form
  }
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A draft that cannot be read is no draft.
    return undefined
  }
}

// By hand, because the page that reads it first has no schemas.
function isOrderForm(value: unknown): value is OrderForm {
  if (!isLike(value, emptyOrderForm())) return false
  const { scenario, organization, personalShipping } = value
  const { shipping } = personalShipping
  return (
    SCENARIOS.includes(scenario) &&
    (organization === undefined || isLike(organization, papers)) &&
    (shipping === null || isLike(shipping, emptyShipping))
  )
}

/** Holds at least what the sample holds, of the same kinds. */
function isLike<Sample>(value: unknown, sample: Sample): value is Sample {
  if (!isRecord(sample)) return typeof value === typeof sample
  if (!isRecord(value)) return false
  return Object.entries(sample).every(([name, part]) => isLike(value[name], part))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
