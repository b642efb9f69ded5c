import type { PageFailure } from '../pages/page-payload.ts'

export function ErrorScreen({ failure }: { failure: PageFailure }) {
  return <p>{`код ошибки: ${failure.status} ( ${failure.reason} )`}</p>
}
