import type { Banner, BannerPicture } from '@vitrina/core/entities'
import { breakpointSources } from '@vitrina/core/values'
import { Button, ShopPicture, style, useMedia } from '@vitrina/react-ui'
import { PencilCase } from '../../parts/pencil-case.tsx'

const slideStyle = style(`
  position: relative; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); min-height: 520px; overflow: hidden; background: var(--cover-stone); isolation: isolate;
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  &[data-cover=board] { background: var(--c-board); color: var(--c-on-board); }
  --word: min(36vw / .64, 500px / .64);
  & .hero-t { overflow-wrap: break-word; }
  & .hero-t[data-letters="8"] { font-size: min(var(--fs-hero), var(--word) / 8); }
  & .hero-t[data-letters="10"] { font-size: min(var(--fs-hero), var(--word) / 10); }
  & .hero-t[data-letters="12"] { font-size: min(var(--fs-hero), var(--word) / 12); }
  & .hero-t[data-letters="14"] { font-size: min(var(--fs-hero), var(--word) / 14); }
  & .hero-t[data-letters="17"] { font-size: min(var(--fs-hero), var(--word) / 17); }
  & .hero-t[data-letters="20"] { font-size: min(var(--fs-hero), var(--word) / 20); }
  & > .words { align-self: center; padding: 64px 0 96px 64px; }
  & > .words > .lead { max-width: 25em; margin-top: 22px; }
  & > .words > .act { margin-top: 32px; }
  & > .art { position: relative; }
  & > .art > img { position: absolute; filter: drop-shadow(0 18px 14px var(--art-shadow)); }
  & > .art > img:nth-of-type(1) { left: 18%; top: 50%; width: 62%; transform: translate(0, -50%); z-index: 2; }
  & > .art > img:nth-of-type(2) { right: 2%; top: 10%; width: 34%; transform: rotate(10deg); }
  & > .art > img:nth-of-type(3) { left: 2%; bottom: 10%; width: 30%; transform: rotate(-10deg); }
  & > .art > img:nth-of-type(4) { right: 4%; bottom: 8%; width: 24%; transform: rotate(8deg); z-index: 3; }
  @media (max-width: 1179px) { & > .words { padding-left: 40px; } }
  @media (max-width: 767px) {
    --word: calc(74vw / .64);
    grid-template-columns: 1fr; grid-template-rows: auto 1fr; min-height: 0; padding-bottom: 66px;
    & > .words { align-self: start; padding: 30px 24px 0; }
    & > .words > .lead { margin-top: 12px; }
    & > .words > .act { margin-top: 20px; }
    & > .art { height: 276px; }
  }
`)

interface SlideProps {
  readonly banner: Banner
  readonly isFirst: boolean
}

/** As many things as the pencil case needs not to look empty. */
const CASE_MIN = 5

export const Slide = ({ banner, isFirst }: SlideProps) => (
  <div className={slideStyle()} data-cover={banner.cover}>
    <div className="words">
      <h2 className="hero-t" data-letters={lettersOf(banner.title)}>
        {banner.title}
      </h2>
      <p className="lead">{banner.text}</p>
      {banner.link && (
        <div className="act">
          <Button size="l" href={banner.link.url}>
            {banner.link.text}
          </Button>
        </div>
      )}
    </div>
    <div className="art">
      {banner.images.length >= CASE_MIN ? (
        <PencilCase variant="hero">
          {banner.images.map(image => (
            <span key={image.fileId} className="slot">
              <Art picture={image} sizes="260px" isFirst={isFirst} />
            </span>
          ))}
        </PencilCase>
      ) : (
        banner.images.map((image, place) => (
          <Art key={image.fileId} picture={image} isFirst={isFirst && place === 0} />
        ))
      )}
    </div>
  </div>
)

/** Lengths of words that `slide.styles.ts` makes smaller, so that none is cut in two. */
const LONG_WORDS = [8, 10, 12, 14, 17, 20]

/** The step of the longest word; undefined where all words are short. */
function lettersOf(title: string): number | undefined {
  const longest = Math.max(...title.split(/[\s-]+/).map(word => word.length))
  return longest < 8 ? undefined : (LONG_WORDS.find(letters => longest <= letters) ?? 20)
}

interface ArtProps {
  readonly picture: BannerPicture
  readonly sizes?: string
  readonly isFirst: boolean
}

/** A picture of a slide, in the file of this width of the screen where the banner has several (§3). */
function Art({ picture, sizes, isFirst }: ArtProps) {
  const { apiUrl, format } = useMedia()
  const files = picture.breakpoints && breakpointSources(apiUrl, picture.breakpoints, format)
  return (
    <ShopPicture picture={picture} width={320} sizes={sizes} alt="" priority={isFirst} {...files} />
  )
}
