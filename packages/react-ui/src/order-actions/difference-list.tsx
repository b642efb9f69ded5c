import type { RepeatDifference } from '@vitrina/core/repeat'

/** What is another than it was, thing by thing. */
export const DifferenceList = ({ differences }: { differences: readonly RepeatDifference[] }) => (
  <ul>
    {differences.map(({ title, words }) => (
      <li key={title}>
        <b>{title}</b>
        {`: ${words.join(', ')}`}
      </li>
    ))}
  </ul>
)
