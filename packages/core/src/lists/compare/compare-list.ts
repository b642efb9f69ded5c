import type { DeviceList } from '../device-list/keep-list.ts'
import type { OwnList } from '../device-list/own-list.ts'
import { comparedCount, compareSubject, isCompared, keepCompare } from './compare.ts'
import { compareNameMessages } from './compare-name.messages.ts'

/** Few visitors compare: what a press does and says comes with the pointer. */
const load = () => import('./turn-compare.ts')

/** Scales on every product, and the place where what they were pressed on stands side by side. */
export const compareList: OwnList<DeviceList> = {
  subject: compareSubject,
  route: 'compare',
  icon: 'scale',
  isInAccount: false,
  title: () => compareNameMessages.title,
  count: comparedCount,
  has: isCompared,
  label: title => compareNameMessages.name(title),
  hint: isIn => (isIn ? compareNameMessages.takeOut : compareNameMessages.putIn),
  turn: (store, product) => void load().then(({ turnCompare }) => turnCompare(store, product)),
  prepare: () => void load().catch(() => undefined),
  open: keepCompare
}
