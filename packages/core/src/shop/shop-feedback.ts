import type { Api } from '../api/api.ts'
import { calendarDateAt } from '../calendar/calendar-date.ts'
import { DEFAULT_TIME_ZONE } from '../calendar/date-format.ts'
import type { ShopConfig } from '../config/config.ts'
import { requestRestockLetter } from '../contracts/mail-sender.ts'
import type { FormDefinition } from '../entities/form.ts'
import { createUploadMachine, type UploadActor } from '../files/upload.machine.ts'
import { createUploadApi } from '../files/upload-api.ts'
import type { OpenForm } from '../forms/open-form.ts'
import { createShopFormApi } from '../forms/shop-form.api.ts'
import {
  type ShopFormBody,
  type ShopFormFacts,
  type ShopFormValues,
  shopForm
} from '../forms/shop-form.form.ts'
import { createMailingMachine, type MailingActor } from '../mailing/mailing.machine.ts'
import { createMailingApi } from '../mailing/mailing-api.ts'
import type { Platform } from '../platform/platform.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { fieldRulesOf } from '../validation/field-rules.ts'
import type { ShopActors } from './shop-actors.ts'

/** What visitors write and send; every actor lives as long as its page: stop it when it is left. */
export interface ShopFeedback {
  /** A form of the shop with what the account tells filled in; `page` is where it is written. */
  createForm(form: FormDefinition, page?: string): OpenForm<ShopFormValues, ShopFormFacts, string>
  /** Sends a form that a screen has opened by itself; resolves with the shop's words. */
  sendForm(body: ShopFormBody, page?: string): Promise<string>
  /** One file for a form, a review or a refund. */
  createUpload(targetCode: string): UploadActor
  /** A letter when a colour and size is in stock again; resolves with the server's words. */
  askForRestockLetter(letter: { readonly groupId: number; readonly email: string }): Promise<string>
  /** News by mail. */
  createMailing(): MailingActor
}

interface FeedbackParts {
  readonly api: Api
  readonly platform: Platform
  readonly config: ShopConfig
  readonly session: SessionActor
  readonly actors: ShopActors
}

export function createShopFeedback(parts: FeedbackParts): ShopFeedback {
  const { api, platform, config, session, actors } = parts
  const { clock } = platform

  return {
    createForm(form, page) {
      const { profile } = session.getSnapshot().context
      const rules = {
        role: profile?.roles[0] ?? 'guest',
        today: calendarDateAt(clock.now(), DEFAULT_TIME_ZONE) ?? '1970-01-01',
        ...fieldRulesOf(config)
      }
      return actors.openForm(shopForm, { form, rules, profile }, createShopFormApi(api, page))
    },
    sendForm: (body, page) => createShopFormApi(api, page)(body, new AbortController().signal),
    askForRestockLetter: async body => (await api(requestRestockLetter, { body })).message,
    createUpload: targetCode => actors.start(createUploadMachine(createUploadApi(api), targetCode)),
    createMailing: () => actors.start(createMailingMachine(createMailingApi(api)))
  }
}
