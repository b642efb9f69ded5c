import * as z from 'zod/mini'

/** Search engine texts of a page; an empty string means «not set». */
export const seoPage = z.object({
  title: z.string(),
  ogTitle: z.string(),
  description: z.string(),
  ogDescription: z.string(),
  keywords: z.string(),
  h1: z.string()
})

export type SeoPage = z.output<typeof seoPage>
