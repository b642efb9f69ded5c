import type { Api } from '../api/api.ts'
import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import { createReview } from '../contracts/reviews.ts'
import type { Raffle } from '../entities/raffle.ts'
import { type ChosenFile, type FilePlace, type FormWithFiles, putFile } from '../files/put-file.ts'
import { uploadFor } from '../files/upload-for.ts'
import { createRaffleMachine, type RaffleActor, raffleState } from '../raffle/raffle.machine.ts'
import type { ReviewBody, SentReview } from '../reviews/review.form.ts'
import type { SessionActor } from '../session/session.machine.ts'
import type { ShopActors } from './shop-actors.ts'

/** What visitors tell and win; every actor lives as long as its page: stop it when it is left. */
export interface ShopSocial {
  /** The visitor's review of a product or of the shop. */
  sendReview(review: ReviewBody): Promise<SentReview>
  /** Uploads a file for a review or a refund and puts it to its form, which tells what went wrong. */
  putFile(form: FormWithFiles, file: ChosenFile, place: FilePlace): Promise<void>
  /** One raffle; what the page brought is not read again. */
  createRaffle(code: string, known?: Raffle): RaffleActor
}

interface SocialParts {
  readonly api: Api
  readonly session: SessionActor
  readonly actors: ShopActors
}

export function createShopSocial({ api, session, actors }: SocialParts): ShopSocial {
  return {
    sendReview: body => api(createReview, { body }),
    putFile: (form, chosen, place) =>
      putFile(form, chosen, place, uploadFor(api, place.targetCode)),
    createRaffle(code, known) {
      const params = { code }
      const machine = createRaffleMachine(
        {
          read: (page, signal) => api(getRaffle, { params, query: { page } }, signal),
          join: signal => api(joinRaffle, { params }, signal)
        },
        raffleState(known)
      )
      const actor = actors.start(machine)
      const reload = session.on('session.signedIn', () => actor.send({ type: 'raffle.reload' }))
      actor.subscribe({ complete: () => reload.unsubscribe() })
      return actor
    }
  }
}
