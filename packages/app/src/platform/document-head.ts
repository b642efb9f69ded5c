import type { ShownHead } from '@vitrina/core/pages'

/** Brings the document's head to another page: what a visitor, a bookmark or a share takes from it. */
export function showHead({ title, description, canonical, robots }: ShownHead): void {
  document.title = title
  setMeta('description', description)
  setMeta('robots', robots)
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link && canonical !== '') link.href = canonical
}

function setMeta(name: string, content: string | undefined) {
  const known = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}
