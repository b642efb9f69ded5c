const params = new URLSearchParams(location.search)

/** The one component that is asked for, by its entry: `?of=button`; all of them without. */
export const asked = params.get('of')

/** `?shop=orders`: samples that live in a shop, by the file of `kit/shop` that has them. */
export const askedShop = params.get('shop')

/** Within a page of this site a sample is as high as it needs, and in the theme of that page. */
export function followPage(): void {
  const { frameElement } = window
  if (asked === null || frameElement === null) return
  const { documentElement: page } = frameElement.ownerDocument
  const follow = () => {
    document.documentElement.dataset.theme = page.classList.contains('dark') ? 'dark' : 'light'
  }
  new MutationObserver(follow).observe(page, { attributeFilter: ['class'] })
  follow()
  new ResizeObserver(() => {
    frameElement.setAttribute('height', String(document.body.scrollHeight))
  }).observe(document.body)
}
