import { brandPageMessages } from '@vitrina/core/pages/words'
import { Button, ShopPicture, style, Tile } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { CoverHead } from '../../parts/cover-head.tsx'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { definePage } from '../../routing/define-page.ts'

const brandStyle = style(`
  & > .about { display: grid; grid-template-columns: minmax(0, 1fr) 440px; gap: 32px clamp(40px, 6vw, 96px); align-items: start; margin-block: clamp(24px, 3vw, 40px) clamp(40px, 4.4vw, 64px); }
  & > .about > ul { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); }
  & > .about img { width: 62%; max-height: 80%; object-fit: contain; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  @media (max-width: 1179px) { & > .about { grid-template-columns: minmax(0, 1fr); } }
`)

export const page = definePage<'brand'>({
  frame: plain,
  View: ({ data, sections }) => (
    <div className={brandStyle()}>
      <CoverHead
        title={data.brand.title}
        lead={data.brand.description}
        picture={data.brand.picture}
        notes={[data.brand.products]}
      >
        {data.brand.sizesHref && (
          <Button variant="line" href={data.brand.sizesHref}>
            {brandPageMessages.sizes}
          </Button>
        )}
      </CoverHead>
      <div className="about">
        <RichText html={data.html} />
        <ul>
          {data.pictures.map(picture => (
            <li key={picture.fileId}>
              <Tile cover={picture.cover}>
                <ShopPicture picture={picture} width={320} sizes="130px" alt="" />
              </Tile>
            </li>
          ))}
        </ul>
      </div>
      <ListingScreen data={data} sections={sections} level={2} />
    </div>
  )
})
