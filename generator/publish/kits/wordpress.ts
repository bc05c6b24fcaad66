/** A plugin of WordPress: the widget as a shortcode, because the editor removes scripts and frames of most authors. */
import { ATTRIBUTES } from '../../../src/widget/options.ts';
import type { KitFile } from './kit.ts';

/** @param siteUrl public address without a slash at its end */
export function wordPress(siteUrl: string): KitFile {
  const attributes = ATTRIBUTES.map((name) => `'${name}' => ''`);
  const text = `<?php
/*
Plugin Name: Salnama
Description: Today in Iran as a shortcode: [salnama show="day occasion prayer" city="shiraz"]
Version: 1.0
Requires PHP: 7.0
License: CC0
*/

if (!defined('ABSPATH')) {
    exit;
}

/** The attributes are those of the widget: ${siteUrl}/widget */
function salnama_shortcode($given)
{
    $known = [${attributes.join(', ')}];
    wp_enqueue_script('salnama-widget', '${siteUrl}/widget.js', [], null, true);
    $written = '';
    foreach (array_filter(shortcode_atts($known, $given, 'salnama')) as $name => $value) {
        $written .= ' ' . $name . '="' . esc_attr($value) . '"';
    }
    return '<salnama-today' . $written . '></salnama-today>';
}
add_shortcode('salnama', 'salnama_shortcode');
`;
  return { name: 'salnama-wordpress.php', text };
}
