import { style } from '@vitrina/react-ui'

export const newsListStyle = style(`
  & > h1 { margin: 6px 0 22px; }
  & > .tags { margin-bottom: 32px; }
  & > .posts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 3.4vw, 48px) var(--gap); }
  & > .posts[data-kind=actions] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); }
  & > .posts[data-kind=actions] > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  & > nav:last-child { margin-top: clamp(40px, 4.4vw, 64px); }
  @media (max-width: 1179px) { & > .posts { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (max-width: 767px) {
    & > .tags { margin-bottom: 24px; }
    & > .posts, & > .posts[data-kind=actions] { grid-template-columns: minmax(0, 1fr); }
  }
`)
