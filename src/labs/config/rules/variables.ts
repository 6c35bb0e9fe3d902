import { type Finding, variables as given, type Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { isObject, type Spot } from '../spot.ts';

/** Values of variables that look as if something replaced them. */
export const variables: Rule = (file) =>
  file.format === 'report'
    ? {}
    : {
        ignored: [...given(file).flatMap(ofVariable), ...file.environments.slice(0, 1).flatMap(withoutVars)],
      };

function withoutVars(environment: Spot): Finding[] {
  return isObject(environment.value) && Object.keys(environment.value).length === 0
    ? [{ path: environment.path, message: 'Without `vars`, this sets no variable.', page: pages.environment }]
    : [];
}

/** Values of variables are no templates: only one exact form is replaced in them. */
function ofVariable({ value, path }: Spot): Finding[] {
  if (typeof value !== 'string' || !/\{[{%]/.test(value)) return [];
  const rest = value.replace(/\{\{env\.[A-Za-z_]\w*\}\}/g, '');
  if (!/\{[{%]/.test(rest)) return [];
  const isNear = /^\s*\{\{\s*env\s*\./.test(rest);
  return [
    {
      path,
      message: isNear
        ? 'Sent as it is. Write exactly `{{env.NAME}}`, without spaces, filters or defaults.'
        : 'Sent as it is: in the value of a variable, DTX replaces only `{{env.NAME}}`.',
      page: pages.environment,
    },
  ];
}
