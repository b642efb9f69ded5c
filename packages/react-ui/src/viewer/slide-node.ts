import { ApiError, type Clock } from '@vitrina/core'
import type { LightboxSlide } from '@vitrina/core/entities'
import { contentProblem, FRAME_PATIENCE_MS, type LightboxProblem } from '@vitrina/core/viewer'

import { lightboxFrameMessages } from './lightbox-frame.messages.ts'

/** What only the page around the lightbox can do. */
export interface SlidePorts {
  /** Markup of a page of the shop, cleaned; rejects with an `ApiError`. */
  readonly readHtml: (path: string) => Promise<string>
  /** Class of a text of the shop. */
  readonly textStyle: () => string
  /** Cleaned markup as nodes. */
  readonly draw: (html: string) => Node
}

/** A slide that is no picture: a node, and the way to fill it. */
export interface SlideNode {
  readonly node: HTMLElement
  /** Somebody else's page: nobody is asked before the visitor comes to it. */
  readonly isForeign: boolean
  /** Undefined when it is there. */
  load(): Promise<LightboxProblem | undefined>
  /** Gives back what was taken from the page. */
  leave(): void
}

type Filled = Pick<SlideNode, 'node'> & { fill(): Promise<unknown> } & Partial<SlideNode>

/** How the content of a slide is shown; nothing for a picture, which the stage shows by itself. */
export function slideNode(
  slide: LightboxSlide,
  ports: SlidePorts | undefined,
  clock: Clock
): SlideNode | undefined {
  const { type } = slide
  if (type === 'image') return undefined
  const filled = contentOf(slide, ports, clock)
  return {
    isForeign: false,
    leave() {},
    ...filled,
    load: () =>
      filled.fill().then(
        () => undefined,
        error => contentProblem(type, error instanceof ApiError ? error.status : undefined)
      )
  }
}

function contentOf(slide: LightboxSlide, ports: SlidePorts | undefined, clock: Clock): Filled {
  const { type, src } = slide
  if (type === 'html5video') return film(slide)
  if (type === 'pdf') return paper(slide, ports)
  if (type === 'inline') return taken(slide, ports)
  if (type === 'clone') return reading(slide, ports, async () => copyOf(elementAt(src)))
  if (type === 'html') return reading(slide, ports, async () => drawn(ports, src))
  if (type === 'ajax')
    return reading(slide, ports, async () => drawn(ports, (await ports?.readHtml(src)) ?? ''))
  return frame(slide, clock)
}

function film({ src, caption = '' }: LightboxSlide): Filled {
  const player = document.createElement('video')
  player.controls = true
  player.preload = 'metadata'
  player.setAttribute('aria-label', caption)
  return {
    node: player,
    fill: () => settled(player, 'loadedmetadata', () => (player.src = src))
  }
}

/** Phones show no papers inside of pages: the browser's own window does, on every device. */
function paper(slide: LightboxSlide, ports: SlidePorts | undefined): Filled {
  return reading(slide, ports, async node => {
    const { ok, status } = await fetch(slide.src, { method: 'HEAD' })
    if (!ok) throw new ApiError({ status })
    const [title, way] = [document.createElement('p'), document.createElement('a')]
    title.textContent = slide.caption || lightboxFrameMessages.pdf
    way.textContent = lightboxFrameMessages.openPdf
    Object.assign(way, { href: slide.src, target: '_blank', rel: 'noopener' })
    node.classList.add('paper')
    return [title, way]
  })
}

function frame({ src, caption = '' }: LightboxSlide, clock: Clock): Filled {
  const node = document.createElement('iframe')
  node.title = caption
  node.allow = 'fullscreen'
  node.referrerPolicy = 'strict-origin-when-cross-origin'
  node.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups')
  return {
    node,
    isForeign: true,
    async fill() {
      let timer: unknown
      const late = new Promise((_, reject) => {
        timer = clock.setTimeout(() => reject(new Error('The frame is late')), FRAME_PATIENCE_MS)
      })
      await Promise.race([settled(node, 'load', () => (node.src = src)), late]).finally(() =>
        clock.clearTimeout(timer)
      )
    }
  }
}

/** The element itself, which goes back to its place when the lightbox is left. */
function taken(slide: LightboxSlide, ports: SlidePorts | undefined): Filled {
  let giveBack = () => {}
  const content = reading(slide, ports, async node => {
    if (node.firstChild) return [...node.childNodes]
    const element = elementAt(slide.src)
    const place = document.createComment('')
    element.replaceWith(place)
    giveBack = () => place.replaceWith(element)
    return [element]
  })
  return { ...content, leave: () => giveBack() }
}

function reading(
  { caption = '' }: LightboxSlide,
  ports: SlidePorts | undefined,
  read: (node: HTMLElement) => Promise<readonly Node[]>
): Filled {
  const node = document.createElement('div')
  node.className = ports?.textStyle() ?? ''
  node.dataset.reading = ''
  node.setAttribute('role', 'region')
  node.setAttribute('aria-label', caption)
  node.tabIndex = 0
  return { node, fill: async () => node.replaceChildren(...(await read(node))) }
}

function drawn(ports: SlidePorts | undefined, html: string): readonly Node[] {
  if (ports === undefined || html.trim() === '') throw new Error('There is nothing to show')
  return [ports.draw(html)]
}

function elementAt(hash: string): Element {
  const element = document.getElementById(hash.slice(1))
  if (element === null) throw new Error(`Not on this page: ${hash}`)
  return element
}

function copyOf(element: Element): readonly Node[] {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return []
  for (const node of [copy, ...copy.querySelectorAll('[id]')]) node.removeAttribute('id')
  return [copy]
}

/** Starts something and resolves with its good event, rejects with its error. */
function settled(node: HTMLElement, good: string, start: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    node.addEventListener(good, resolve, { once: true })
    node.addEventListener('error', reject, { once: true })
    start()
  })
}
