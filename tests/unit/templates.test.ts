import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../src/prose/compile/compile.ts';
import { type PageType, pageTypes, parsePageSource } from '../../src/site/front-matter.ts';
import { loadSite } from '../../src/site/site.ts';
