<?php
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

/** The attributes are those of the widget: @SITE@/widget */
function salnama_shortcode($given)
{
    $known = [@ATTRIBUTES@];
    wp_enqueue_script('salnama-widget', '@SITE@/widget.js', [], null, true);
    $written = '';
    foreach (array_filter(shortcode_atts($known, $given, 'salnama')) as $name => $value) {
        $written .= ' ' . $name . '="' . esc_attr($value) . '"';
    }
    return '<salnama-today' . $written . '></salnama-today>';
}
add_shortcode('salnama', 'salnama_shortcode');
