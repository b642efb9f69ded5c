import type { Api } from './api/api.ts'
import { calendarDateAt } from './calendar/calendar-date.ts'
import { DEFAULT_TIME_ZONE } from './calendar/date-format.ts'
import type { ShopConfig } from './config/config.ts'
import type { FormDefinition } from './entities/form.ts'
import { openActor } from './errors/open-actor.ts'
import { createUploadMachine, type UploadActor } from './files/upload.machine.ts'
import { createUploadApi } from './files/upload-api.ts'
import { createFormMachine, type FormActor } from './forms/form.machine.ts'
import { createFormApi } from './forms/form-api.ts'
import { formState } from './forms/form-state.ts'
import { createMailingMachine, type MailingActor } from './mailing/mailing.machine.ts'
import { createMailingApi } from './mailing/mailing-api.ts'
import type { Platform } from './platform/platform.ts'
import type { SessionActor } from './session/session.machine.ts'

/** What visitors write and send; every actor lives as long as its page: stop it when it is left. */
export interface ShopFeedback {
  /** A form of the shop with what the account tells filled in; `page` is where it is written. */
  createForm(form: FormDefinition, page?: string): FormActor
  /** One file for a form, a review or a refund. */
  createUpload(targetCode: string): UploadActor
  /** News by mail. */
  createMailing(): MailingActor
}

interface FeedbackParts {
  readonly api: Api
  readonly platform: Platform
  readonly config: ShopConfig
  readonly session: SessionActor
  /** Stopped together with the shop. */
  readonly running: Set<{ stop(): unknown }>
}

export function createShopFeedback(parts: FeedbackParts): ShopFeedback {
  const { api, platform, config, session, running } = parts
  const { clock } = platform

  return {
    createForm(form, page) {
      const { profile } = session.getSnapshot().context
      const rules = {
        role: profile?.roles[0] ?? 'guest',
        today: calendarDateAt(clock.now(), DEFAULT_TIME_ZONE) ?? '1970-01-01',
        phoneLengths: config.phoneLengths
      }
      const machine = createFormMachine(createFormApi(api, page), formState(form, rules, profile))
      const actor = openActor(machine, { clock })
      running.add(actor)
      return actor.start()
    },
    createUpload(targetCode) {
      const actor = openActor(createUploadMachine(createUploadApi(api), targetCode), { clock })
      running.add(actor)
      return actor.start()
    },
    createMailing() {
      const actor = openActor(createMailingMachine(createMailingApi(api)), { clock })
      running.add(actor)
      return actor.start()
    }
  }
}
