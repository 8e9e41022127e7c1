import { routes, type TableView } from '@perilune/protocol'
import { client, complain } from '../../client.js'
import { saveReport } from '../../files.js'
import { words } from '../../words/play.js'
import { ReportForm } from './report-form.js'

const w = words.table
const LONGEST = 500

/**
 * "This rule is wrong": sends the text, the position and the record to the operator, or saves them to a file.
 */
export function ReportRule({ now, onClose }: { now: TableView; onClose(): void }) {
  return (
    <ReportForm
      title={w.report}
      words={w}
      longest={LONGEST}
      send={(text) =>
        client.call(routes.reportRule, { params: { id: now.id }, body: { text, seq: now.seq } })
      }
      beside={(text) => (
        <button
          type="button"
          className="btn second"
          onClick={() => saveReport(now, text).then(onClose, complain)}
        >
          {w.reportSave}
        </button>
      )}
      onClose={onClose}
    />
  )
}
