import { isDrawTrue, raffleMessages as words } from '@vitrina/core/content'
import type { Raffle } from '@vitrina/core/entities'
import { FormMessage } from '@vitrina/react-ui'

/** Draws the raffle again, here in the browser, and says whether it comes out the same. */
export const CheckDraw = ({ raffle }: { readonly raffle: Raffle }) =>
  isDrawTrue(raffle) ? (
    <FormMessage tone="good">{words.checked}</FormMessage>
  ) : (
    <FormMessage>{words.wrong}</FormMessage>
  )
