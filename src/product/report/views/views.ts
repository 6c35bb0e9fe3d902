import type { ViewsOf } from '../../views/views-of.ts';
import type { reportDirectives } from '../directives.ts';
import { ReportDrawing } from './ReportDrawing.tsx';
import { SampleRun } from './SampleRun.tsx';

export const reportViews: ViewsOf<typeof reportDirectives> = {
  'sample-run': SampleRun,
  'sample-report': ReportDrawing,
};
