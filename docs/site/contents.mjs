// What stands on the site, in the order of its sidebar: sources by their paths in the repository, `*` being any name.
const guides = ['script', 'page', 'react', 'server'].map(name => `docs/guides/${name}.md`)

export const CONTENTS = [
  { title: 'Start', pages: ['docs/start.md', ...guides, 'docs/api/errors.md'] },
  {
    title: 'Packages',
    pages: [
      'packages/core/README.md',
      'packages/react-ui/README.md',
      'packages/conformance/README.md',
      'packages/vitrina/README.md',
      'docs/glossary.md'
    ]
  },
  {
    title: 'Components',
    pages: ['docs/api/components/README.md', 'docs/api/components/*.md'],
    isFolded: true
  },
  {
    title: 'Machines',
    pages: ['docs/api/machines/README.md', 'docs/api/machines/*.md'],
    isFolded: true
  },
  { title: 'Reference', pages: ['docs/api/README.md', 'docs/api/*.md'], isFolded: true },
  { title: 'Examples', pages: ['examples/*/README.md'], isFolded: true },
  {
    title: 'Run a shop',
    pages: [
      'docs/demo.md',
      'docs/pages.md',
      'docs/operations.md',
      'docs/configuration.md',
      'docs/backend.md',
      'docs/reliability.md',
      'docs/security.md',
      'docs/browsers.md'
    ]
  },
  {
    title: 'Change the code',
    pages: [
      'docs/architecture.md',
      'docs/storefront.md',
      'docs/changing.md',
      'docs/commands.md',
      'docs/testing.md',
      'docs/performance.md',
      'docs/house.md',
      'docs/release.md',
      'docs/spec-map.md',
      'docs/decisions.md'
    ]
  },
  { title: 'Records of decisions', pages: ['docs/adr/*.md'], isFolded: true }
]
