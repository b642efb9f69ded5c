interface HtmlPolicy {
  createHTML(html: string): string
}

interface HtmlPolicies {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

declare global {
  // Not in the standard library's types yet; on the server and in older browsers not there at all.
  var trustedTypes: HtmlPolicies | undefined
}

let policy: HtmlPolicy | undefined

/**
 * Marks HTML as fit for the page. Only for texts of a page's data: the storefront's own server has
 * cleaned them (`server/clean-html.ts`).
 */
export function trustedHtml(html: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('app', { createHTML: text => text })
  return policy?.createHTML(html) ?? html
}
