export const homeHeadMessages = {
  title: (shop: string) => `Школьная форма, рюкзаки и канцелярия — ${shop}`,
  description:
    'Школьная форма, рюкзаки, тетради, товары для творчества и опытов с доставкой по России.'
} as const
