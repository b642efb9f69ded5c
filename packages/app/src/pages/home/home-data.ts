import type { PageLoader } from '../page-loader.ts'

export interface HomeData {
  readonly shopTitle: string
}

export const loadHome: PageLoader<'home', HomeData> = async ({ configuration }) => ({
  data: { shopTitle: configuration.shopTitle }
})
