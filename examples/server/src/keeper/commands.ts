import type { KeeperCommand } from './command.ts'
import { blankListCommand, blankStatusCommand } from './commands/blanks.ts'
import { bonusCorrectCommand } from './commands/bonus-correct.ts'
import { demoClearCommand } from './commands/demo-clear.ts'
import { formCsvCommand } from './commands/form-csv.ts'
import { letterListCommand, letterSendCommand } from './commands/letters.ts'
import { mailingCsvCommand } from './commands/mailing-csv.ts'
import { moneyListCommand, moneyReturnedCommand } from './commands/money.ts'
import { notifyCommand } from './commands/notify.ts'
import { orderStatusCommand } from './commands/order-status.ts'
import { ordersCsvCommand } from './commands/orders-csv.ts'
import { personCsvCommand } from './commands/person-csv.ts'
import { priceSetCommand } from './commands/price-set.ts'
import { promoAddCommand } from './commands/promo-add.ts'
import { raffleDrawCommand } from './commands/raffle-draw.ts'
import { refundListCommand, refundStatusCommand } from './commands/refunds.ts'
import {
  reviewAnswerCommand,
  reviewListCommand,
  reviewModerateCommand
} from './commands/reviews.ts'
import { stockSetCommand } from './commands/stock-set.ts'
import { versionPublishCommand } from './commands/version-publish.ts'

/** Commands on an open shop; `db:copy` works on two stores and stands beside them. */
export const COMMANDS: readonly KeeperCommand[] = [
  notifyCommand,
  orderStatusCommand,
  ordersCsvCommand,
  stockSetCommand,
  priceSetCommand,
  promoAddCommand,
  versionPublishCommand,
  raffleDrawCommand,
  reviewListCommand,
  reviewModerateCommand,
  reviewAnswerCommand,
  refundListCommand,
  refundStatusCommand,
  moneyListCommand,
  moneyReturnedCommand,
  blankListCommand,
  blankStatusCommand,
  formCsvCommand,
  bonusCorrectCommand,
  personCsvCommand,
  mailingCsvCommand,
  letterListCommand,
  letterSendCommand,
  demoClearCommand
]
