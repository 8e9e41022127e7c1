import { Amount } from '../cards/card.js'
import { COLUMN_ICON } from '../cards/glyphs.js'
import { words } from '../words.js'

/** Amounts of each thing, for the table of versions. */
export const Shares = ({
  row,
  totals,
  changed,
}: {
  row: readonly number[]
  totals: readonly number[]
  changed: readonly number[]
}) => (
  <span className="mr-shares">
    {row.map((n, column) =>
      totals[column] === 0 ? null : (
        <span
          key={words.columns[column]}
          className={changed.includes(column) ? 'changed' : n === 0 ? 'zero' : ''}
        >
          <Amount icon={COLUMN_ICON[column]} n={n} title={words.columns[column]} />
        </span>
      ),
    )}
  </span>
)
